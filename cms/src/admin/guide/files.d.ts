/** What the panel's build makes of the guide and its pictures. */
declare module '*.md?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  /** The addresses of the files that a pattern finds, by their paths relative to who asks. */
  glob(
    pattern: string,
    options: { eager: true; query: '?url'; import: 'default' },
  ): Record<string, string>
}
