import { describe, expect, test } from 'vitest'
import { judged } from './audit.mjs'

const report = (...severities: readonly string[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, i) => [
        `package-${i}`,
        { name: `package-${i}`, severity, range: '<1.2.3', fixAvailable: i === 0 },
      ]),
    ),
  })

describe('What the registry knows against packages', () => {
  test('is nothing', () => {
    expect(judged(report())).toEqual({ isSound: true, lines: [] })
  })

  test('is told where it is not grave', () => {
    expect(judged(report('low', 'moderate'))).toEqual({
      isSound: true,
      lines: ['low: package-0 <1.2.3 (npm audit fix)', 'moderate: package-1 <1.2.3'],
    })
  })

  test.each(['high', 'critical'])('fails where it is %s', (severity) => {
    expect(judged(report('low', severity)).isSound).toBe(false)
  })

  test.each([
    ['refuses', '{ "statusCode": 405, "error": { "summary": "" } }'],
    ['is not there', ''],
    ['is no registry', '<!doctype html>'],
    ['says nothing', 'null'],
  ])('is not known where it %s, and that is told', (_, said) => {
    expect(judged(said)).toEqual({ isSound: true, lines: [expect.stringContaining('not audited')] })
  })
})
