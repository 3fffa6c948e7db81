import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** A style sheet of the app, prepared for being cut down to what one page uses. */
export interface StyleSheet {
  cut: Cut
  /** Name of an animation → its text. */
  animations: ReadonlyMap<string, string>
}

/** Its text for a page whose elements have these classes, with those of its variables that are asked for. */
type Cut = (classes: ReadonlySet<string>, isAsked: (variable: string) => boolean) => string

/** What a selector asks of other elements, or of none: ':not(.open)', ':has(.card)'. */
const IN_BRACKETS = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g
const CLASS = /\.([\w-]+)/g
const KEYFRAMES = /keyframes$/i

/** Of a rule's selectors those whose classes the page has; states and attributes come and go. */
function cutRule({ selectors, nodes }: Rule): Cut {
  const asked = selectors.flatMap((text) => {
    const itself = text.replace(IN_BRACKETS, '')
    const classes = [...itself.matchAll(CLASS)].map(([, name = '']) => name)
    return itself.includes(':hover') ? [] : { text, classes }
  })
  const body = cutBody(nodes)
  return (classes, isAsked) => {
    const used = asked.filter((one) => one.classes.every((name) => classes.has(name)))
    const text = used.length === 0 ? '' : body(isAsked)
    return text === '' ? '' : `${used.map(({ text }) => text).join(',')}{${text}}`
  }
}

function cutBody(nodes: readonly ChildNode[]): (isAsked: (variable: string) => boolean) => string {
  const lines = nodes.map((node) => {
    const variable = node.type === 'decl' && node.prop.startsWith('--') ? node.prop : null
    return { variable, text: String(node) }
  })
  const whole = lines.map(({ text }) => text).join(';')
  if (lines.every(({ variable }) => variable === null)) return () => whole
  return (isAsked) =>
    lines
      .filter(({ variable }) => variable === null || isAsked(variable))
      .map(({ text }) => text)
      .join(';')
}

function cutGroup({ name, params, nodes = [] }: AtRule): Cut {
  if (name === 'media' && params === 'print') return () => ''
  const inside = cutAll(nodes)
  return (classes, isAsked) => {
    const text = inside(classes, isAsked)
    return text === '' ? '' : `@${name} ${params}{${text}}`
  }
}

/** Fonts and the like are for all pages. */
function cutNode(node: ChildNode): Cut {
  if (node.type === 'rule') return cutRule(node)
  if (node.type !== 'atrule') return () => ''
  if (node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule')) return cutGroup(node)
  const text = node.nodes ? node.toString() : `${node.toString()};`
  return () => text
}

function cutAll(nodes: readonly ChildNode[]): Cut {
  const cuts = nodes.map(cutNode)
  return (classes, isAsked) => cuts.map((cut) => cut(classes, isAsked)).join('')
}

/** A style sheet of the app's build. */
export function readStyleSheet(css: string): StyleSheet {
  const { nodes } = postcss.parse(css)
  const isAnimation = (node: ChildNode): node is AtRule =>
    node.type === 'atrule' && KEYFRAMES.test(node.name)
  const animations = nodes
    .filter(isAnimation)
    .map((node) => [node.params.trim(), node.toString()] as const)
  return {
    cut: cutAll(nodes.filter((node) => !isAnimation(node))),
    animations: new Map(animations),
  }
}

const VARIABLE = /var\(\s*(--[\w-]+)/g

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g

/**
 * What a page, as HTML, uses of its style sheets: every rule whose classes it has, whatever state it
 * waits for, in their order, with the animations and variables that these name. Nothing of it depends on
 * a script that has not run, but what is for paper, and what answers a mouse: they come with the app.
 */
export function usedStyle(sheets: readonly StyleSheet[], html: string): string {
  const classes = new Set(
    [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const cutAllOf = (isAsked: (variable: string) => boolean) =>
    sheets.map(({ cut }) => cut(classes, isAsked)).join('')
  const asked = new Set([...cutAllOf(() => true).matchAll(VARIABLE)].map(([, name]) => name))
  const rules = cutAllOf((variable) => asked.has(variable))
  const animations = sheets
    .flatMap((sheet) => [...sheet.animations])
    .filter(([name]) => rules.includes(name))
  return [...animations.map(([, text]) => text), rules].join('')
}
