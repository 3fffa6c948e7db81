/** Spanish by the English, or what makes one of the other. */
type Words = Readonly<Record<string, string>> | ((text: string) => string | undefined)

interface FixedWords {
  where: string
  /** The page's address, where an element alone does not say enough. */
  at?: RegExp
  words: Words
}

/**
 * English that Strapi writes without asking for a translation, by where it stands: a name or a note of
 * staff that happens to read the same is somewhere else.
 */
const FIXED: readonly FixedWords[] = [
  { where: 'button[aria-controls="burger-menu"]', words: { Menu: 'Menú' } },
  { where: '[role="dialog"] button, [role="tooltip"]', words: { 'Close modal': 'Cerrar' } },
  {
    where: '[role="alert"][aria-live] > span, td span',
    words: {
      Loading: 'Cargando',
      'Loading content': 'Cargando',
      'Loading content.': 'Cargando',
    },
  },
  {
    where: '[role="status"][aria-label]',
    words: { draft: 'Borrador', published: 'Publicado', modified: 'Modificado' },
  },
  {
    where: '[role="dialog"] th',
    words: {
      documentId: 'Identificador',
      name: 'Nombre',
      title: 'Título',
      status: 'Estado',
      'Publication status': 'Se puede publicar',
    },
  },
  {
    where: '[role="dialog"] :is(input, button), [role="tooltip"]',
    words: { Search: 'Buscar' },
  },
  {
    where: 'td span',
    at: /\/settings\/users$/,
    words: { Active: 'Activa', Inactive: 'Sin acceso' },
  },
  { where: 'main span', at: /\/me\/sessions$/, words: deviceName },
]

/** 'Chrome on Linux', as the server calls a device → 'Chrome en Linux'. */
function deviceName(text: string): string | undefined {
  const [, program, system] = /^(\S+) on (\S.*)$/.exec(text) ?? []
  return program && `${program} en ${system}`
}

const spanishOf = (words: Words, text: string): string | undefined =>
  typeof words === 'function' ? words(text) : words[text]

const ATTRIBUTES = ['aria-label', 'placeholder', 'title']

/** Puts Spanish for each text and attribute of an element that is one of the words, and nothing else. */
function translate(element: Element, words: Words): void {
  for (const name of ATTRIBUTES) {
    const spanish = spanishOf(words, element.getAttribute(name) ?? '')
    if (spanish) element.setAttribute(name, spanish)
  }
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const spanish = spanishOf(words, node.nodeValue ?? '')
    if (spanish) node.nodeValue = spanish
  }
}

function translateAll(): void {
  for (const { where, at, words } of FIXED) {
    if (at && !at.test(location.pathname)) continue
    for (const element of document.querySelectorAll(where)) translate(element, words)
  }
}

/** Once a frame at most, however much is drawn in it. */
export function translateFixedWords(): void {
  let isPlanned = false
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(() => {
      isPlanned = false
      translateAll()
    })
  }
  const watched = { childList: true, subtree: true, characterData: true, attributes: true }
  new MutationObserver(plan).observe(document.body, { ...watched, attributeFilter: ATTRIBUTES })
  plan()
}
