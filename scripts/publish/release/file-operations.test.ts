import { lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { perform } from './file-operations.mjs'

const temp = useTempFolder()
const at = (name: string) => path.join(temp.path, name)
const inode = (name: string) => lstatSync(at(name)).ino
const linkTo = (target: string, file: string, live: string | null) =>
  perform({ kind: 'link', path: file, target, live })
const nameFile = (source: string, file: string) =>
  perform({
    kind: 'name',
    path: file,
    source,
    otherwise: { kind: 'link', path: file, target: source, live: null },
  })
beforeEach(() => {
  temp.write('units/a/index.html', 'a')
  temp.write('units/b/index.html', 'b')
  temp.write('live/x', '')
  temp.write('next/x', '')
})

describe('a link', () => {
  test('is relative and leads to its target', () => {
    linkTo(at('units/a'), at('next/uno'), null)
    expect(readlinkSync(at('next/uno'))).toBe('../units/a')
    expect(readFileSync(at('next/uno/index.html'), 'utf8')).toBe('a')
  })

  test.runIf(process.platform === 'linux')('that leads where the live one does is that one', () => {
    linkTo(at('units/a'), at('live/uno'), null)
    linkTo(at('units/a'), at('next/uno'), at('live/uno'))
    expect(inode('next/uno')).toBe(inode('live/uno'))
  })

  test.each([
    ['leads elsewhere', () => linkTo(at('units/b'), at('live/uno'), null)],
    ['is a file', () => temp.write('live/uno', 'a')],
    ['is a folder', () => temp.write('live/uno/index.html', 'a')],
    ['is not there', () => {}],
  ])('is one of its own when the live one %s', (_, make) => {
    make()
    linkTo(at('units/a'), at('next/uno'), at('live/uno'))
    expect(readlinkSync(at('next/uno'))).toBe('../units/a')
  })

  test('never takes the place of something', () => {
    expect(() => linkTo(at('units/a'), at('next/x'), null)).toThrow(/EEXIST/)
    linkTo(at('units/a'), at('live/uno'), null)
    temp.write('next/uno', 'other')
    expect(() => linkTo(at('units/a'), at('next/uno'), at('live/uno'))).toThrow(/EEXIST/)
    expect(readFileSync(at('next/uno'), 'utf8')).toBe('other')
  })
})

describe('another name for a file', () => {
  test('is the same file', () => {
    nameFile(at('units/a/index.html'), at('next/a.html'))
    expect(statSync(at('next/a.html')).ino).toBe(statSync(at('units/a/index.html')).ino)
  })

  test('is refused when the file is nowhere or the name is taken', () => {
    expect(() => nameFile(at('gone'), at('next/a.html'))).toThrow(/ENOENT/)
    expect(() => nameFile(at('units/a/index.html'), at('next/x'))).toThrow(/EEXIST/)
  })
})
