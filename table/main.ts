import '@monomyth/ui/theme.css'
import './first.css'
import { LANGS } from '@monomyth/ui/contract'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepScroll } from './arrival.ts'
import { updates } from './offline/updates.svelte.ts'
import { settings } from './settings.svelte.ts'
import { speak } from './words/current.svelte.ts'

/** Said before there are any words: in every language. */
const UNLOADED = [
  'The table could not be loaded. Check your connection, then reload the page.',
  'La table n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.',
]

const target = document.getElementById('app')
if (target !== null) await open(target)

async function open(target: HTMLElement): Promise<void> {
  keepScroll()
  const spoken = await speakAny()
  target.replaceChildren()
  if (!spoken) {
    target.append(...UNLOADED.map(paragraph))
    return
  }
  mount(App, { target })
  await updates.start()
}

/** The language wanted or, where its words cannot be had now, another. */
async function speakAny(): Promise<boolean> {
  for (const lang of [settings.now.lang, ...LANGS]) {
    try {
      await speak(lang)
      return true
    } catch {
      // Offline, most likely: perhaps the other language is at hand.
    }
  }
  return false
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
