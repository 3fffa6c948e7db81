/**
 * What tells an entry of the history from another. Every first page of a visit has the key
 * 'default': by its address, so that another address that is opened in the same tab begins at its
 * top.
 */
export function entryKey({ key, pathname }: { key: string; pathname: string }): string {
  return key === 'default' ? pathname : key
}
