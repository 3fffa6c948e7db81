import { html as standard, parse, type DefaultTreeAdapterTypes } from 'parse5'

/** An element of a page, as its source has it. */
export interface HtmlElement {
  tag: string
  attributes: ReadonlyMap<string, string>
  /** All text inside of it. */
  text: string
}

export interface HtmlPage {
  /** Parse errors of the HTML standard, 'duplicate-attribute, line 3', and tags without their other. */
  errors: string[]
  /** In the order of the page, with those inside of <noscript>. */
  elements: HtmlElement[]
}

type Node = DefaultTreeAdapterTypes.Node

function* nodesIn(node: Node): Generator<Node> {
  yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* nodesIn(child)
}

const textOf = (node: Node): string =>
  [...nodesIn(node)]
    .map((one) => (one.nodeName === '#text' && 'value' in one ? one.value : ''))
    .join('')

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** What the parser had to add: '<p> has no start tag'. */
function missingTag(node: Node): string[] {
  if (!('attrs' in node) || node.namespaceURI !== standard.NS.HTML) return []
  const { tagName, sourceCodeLocation: place } = node
  if (!place?.startTag) return [`<${tagName}> has no start tag`]
  if (place.endTag || VOID.test(tagName)) return []
  return [`<${tagName}> has no end tag, line ${place.startLine}`]
}

/** Reads a page as a browser without scripts does. */
export function readHtml(html: string): HtmlPage {
  const errors: string[] = []
  const document = parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => errors.push(`${code}, line ${startLine}`),
  })
  const nodes = [...nodesIn(document)]
  errors.push(...nodes.flatMap(missingTag))
  const elements = nodes.flatMap((node) => {
    if (!('attrs' in node)) return []
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    return [{ tag: node.tagName, attributes, text: textOf(node) }]
  })
  return { errors, elements }
}

/** The elements of a kind, with the attributes that tell them from others of it. */
export const elementsOf = (
  { elements }: HtmlPage,
  tag: string,
  attributes: Record<string, string> = {},
): HtmlElement[] =>
  elements.filter(
    (element) =>
      element.tag === tag &&
      Object.entries(attributes).every(([name, value]) => element.attributes.get(name) === value),
  )

/** The contents of <meta name=…> or <meta property=…>, each as often as it stands there. */
export const metaOf = (page: HtmlPage, name: string): string[] =>
  elementsOf(page, 'meta')
    .filter(({ attributes }) => [attributes.get('name'), attributes.get('property')].includes(name))
    .map(({ attributes }) => attributes.get('content') ?? '')
