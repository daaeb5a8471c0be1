import type { Cards } from '../words.ts'

/** What somebody did or learned: a clause each, that begins with its verb. None agrees with whoever did it. */

export const traits: Cards['traits'] = {
  55: 's’endurcit au point de lasser le marteau',
  56: 'ne croisa plus un mur sans l’escalader',
  57: 'apprit à marcher si bas que les ombres perdaient la trace',
  58: 'brûla cent chandelles sur des livres d’emprunt',
  59: 'sut faire taire les tavernes d’un raclement de gorge',
  60: 'apprit à compter quatre mensonges chez trois menteurs',
  61: 'recueillit tous les égarés, à deux pattes comme à quatre',
  62: 'fit un choix dont d’autres auraient pleuré et dormit bien',
  78: 'fit scander un nom, le sien, à toute l’arène',
  79: 'gagna tant de cœurs que nul boulanger n’accepta plus son argent',
  80: 'régla une querelle à dix pas et s’excusa trop tard',
  81: 'apprit quelle feuille est amère et laquelle console',
  82: 'traversa toute une guerre en dormant bottes aux pieds',
  83: 'lut encore une page jusqu’à décourager l’aube',
  84: 'mit un genou à terre et reçut l’épée des chevaliers',
  85: 'rompit un serment et changea de nom pour le semer',
  101: 'porta désormais sur ses bras la carte de toute la guerre',
  102: 'prit l’habitude de sortir par des portes que nul n’avait bâties',
  103: 'ne plia devant aucune des façons de faire plier',
  104: 'reçut une grâce telle que les cierges se penchaient',
  105: 'cita des livres qui commençaient à répondre',
  106: 'régna avec tant de douceur qu’on planta des arbres pour la suite',
  107: 'jugea si droit que les coupables en perdirent le sommeil',
}

export const paths: Cards['paths'] = {
  63: [
    'combattit les rats d’égout à la lueur d’un bout de chandelle',
    'poursuivit un criminel dans les égouts et le ramena au jour',
  ],
  64: [
    'étudia la stratégie dans les matins froids de l’institut militaire',
    'quitta l’institut militaire pour louer son épée au plus offrant',
  ],
  65: [
    'gravit les mille marches du monastère pour entendre la question du sommet',
    'barra la porte du monastère et veilla sur les moines',
  ],
  66: [
    'entra dans une grotte avec six autres et en revint sans personne',
    'ramena d’une grotte tous ses compagnons, jusqu’au dernier',
  ],
  67: [
    'se battit corps à corps avec un gobelin sous les toits en feu',
    'prit la tête de la garde et repoussa les gobelins',
  ],
  68: [
    'entra à la guilde des marchands à force de belles paroles',
    'força un blocus de nuit, la cale pleine de contrebande',
  ],
  69: [
    'traversa une tempête de montagne en suivant trois étoiles',
    'porta des blessés jusqu’en bas de la montagne sous la tempête',
  ],
  70: [
    'crocheta un coffre dans un cabinet de curiosités',
    'dénicha les pièces d’un roi mort entre deux bocaux qui fredonnaient',
  ],
  71: [
    'prépara le remède qui sauva un village de la peste',
    'veilla les mourants d’un village jusqu’à la dernière chandelle',
  ],
  72: ['tomba aux mains de ravisseurs et leur soutira les clefs', 'purgea une longue peine jusqu’au dernier jour'],
  73: ['sortit de la carte pour explorer des terres sans nom', 'soigna une bête blessée jusqu’à pouvoir la toucher'],
  74: [
    'brisa le sceau d’un parchemin interdit et le lut deux fois',
    'trouva un secret dans la bibliothèque interdite et le garda',
  ],
  75: ['sauta sur un chariot emballé et saisit les rênes', 'se jeta devant un chariot emballé et sauva les enfants'],
  76: [
    'résolut une énigme qui avait coûté de meilleures têtes',
    'trouva la faille d’un jeu d’énigmes et salua bien bas',
  ],
  77: [
    'couronna la reine des moissons et fit un beau discours',
    'apaisa, à la foire des moissons, une querelle plus vieille que le cidre',
  ],
  86: ['remporta la joute du grand tournoi sur un cheval d’emprunt', 'désarçonna un prince que nul n’avait osé battre'],
  87: [
    'tint quarante jours la brèche d’une forteresse assiégée',
    'mena une sortie folle hors des murs assiégés et rompit le cercle',
  ],
  88: [
    'battit un chef de clan en combat singulier',
    'fit poser à deux clans des couteaux dont ils avaient oublié la raison',
  ],
  89: ['étaya une galerie croulante à force de poutres et de calculs', 'dégagea à mains nues des mineurs ensevelis'],
  90: [
    'abattit le grand cerf après trois jours de traque',
    'tint le grand cerf au bout d’une flèche et lui rendit sa liberté',
  ],
  91: [
    'rattrapa un assassin au terme d’une course sur les toits',
    'encaissa le coup qu’un assassin destinait à quelqu’un d’autre',
  ],
  92: ['enleva un prisonnier au repaire des cultistes', 'interrompit le rituel des cultistes à son dernier mot'],
  93: [
    'traversa le marais hanté sans répondre aux feux follets',
    'chanta jusqu’à ce que les noyés du marais trouvent le repos',
  ],
  94: ['trouva l’amour de sa vie à des noces royales', 'se leva au milieu de noces royales pour dire non'],
  95: [
    'guérit un loup-garou à force de patience et de simples',
    'garda la morsure du loup-garou et prit goût à la pleine lune',
  ],
  96: ['déroba un secret entre deux danses d’un bal masqué', 'arracha son masque au régent devant tout le bal'],
  97: [
    'but l’élixir de l’alchimiste et n’en mourut pas',
    'vola la formule de l’alchimiste au dernier rayon de sa tour',
  ],
  98: [
    'partagea ses derniers vivres au cœur d’un hiver de famine',
    'brava le blizzard pour trouver du grain et en rapporta',
  ],
  99: [
    'déchiffra une vision que l’oracle ne comprenait pas',
    'entendit la prophétie de l’oracle et en accepta chaque mot',
  ],
  100: [
    'plaida la clémence devant le juge implacable et l’obtint',
    'découvrit ce que cachait le juge implacable et fixa son prix',
  ],
  108: [
    'terrassa le dragon dans son antre, sur un lit d’or tiède',
    'vola le trésor du dragon sans réveiller le dragon',
  ],
  109: [
    'retourna les rouages de la machine de guerre contre ses maîtres',
    'mit la machine de guerre en pièces, boulon après boulon',
  ],
  110: ['appela la pluie sur le bois sacré en flammes', 'écrasa ceux qui avaient mis le feu au bois sacré'],
  111: ['s’empara de la couronne d’un trône brisé', 'rendit un trône brisé à son héritier'],
  112: [
    'plongea jusqu’au temple englouti où sonnaient encore les cloches',
    'pilla l’autel du temple englouti et laissa la marée se refermer',
  ],
  113: [
    'arrêta le compte à rebours des rouages à une seconde du terme',
    'prit de vitesse l’effondrement des rouages, un secret sous le bras',
  ],
  114: [
    'ne laissa debout aucun ennemi à la bataille décisive',
    'affronta un chef de guerre face à face et décida de la bataille',
  ],
  115: ['chevaucha une nuit avec la chasse sauvage et rit', 'brisa le cor qui menait la chasse sauvage'],
  116: [
    'croisa le fer avec le maître-espion devant une cour masquée',
    'régna sur la cour des masques sans quitter l’ombre',
  ],
  117: ['recousit la faille entre deux ciels', 'se dressa dans la faille entre les mondes et contint la marée'],
  118: ['passa les portes de la mort et revint, les mains froides', 'ramena un innocent des portes de la mort'],
  119: ['répondit au dieu aveugle sans mentir', 'mentit au dieu aveugle et lui vola la vue'],
  120: ['rédigea le traité que sept rois signèrent', 'laissa les émissaires signer la paix et les trahit au souper'],
  121: ['raviva l’espoir dans l’âme même du royaume', 'sacrifia tout pour que batte encore le cœur du royaume'],
}
