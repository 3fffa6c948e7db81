import sharp from 'sharp'
import { pngChunk, PNG_MAGIC, riffChunk } from './image-chunks.ts'
import { STRIKE } from './payloads.ts'

/** A file as it is sent: what it calls itself, and what it is. */
export interface SentFile {
  name: string
  type: string
  bytes: Buffer
}

const HTML = `<!doctype html><script>${STRIKE}()</script>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${STRIKE}()"><script>${STRIKE}()</script></svg>`

const draw = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b6b70' } })

/** One that is what it says. */
export const drawPhoto = async (): Promise<SentFile> => ({
  name: 'foto.jpg',
  type: 'image/jpeg',
  bytes: await draw().jpeg().toBuffer(),
})

/** A JPEG with a comment. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)])
}

/** A PNG with a text inside, and all that follows behind its end. */
const withText = (png: Buffer, text: string): Buffer =>
  Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', Buffer.from(`Title\0${text}`)),
    png.subarray(33),
  ])

/** Pages, drawings, programs; the last ones are images as well. */
async function contents(): Promise<Buffer[]> {
  const [png, jpeg, webp] = await Promise.all([
    draw().png().toBuffer(),
    draw().jpeg().toBuffer(),
    draw().webp().toBuffer(),
  ])
  const texts = [
    HTML,
    SVG,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`,
    `${STRIKE}()//`,
    `<?php ${STRIKE}(); system($_GET['x']); ?>`,
    `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${STRIKE}\\(\\))>>>>endobj`,
    `GIF89a/*\u0001\u0000*/=1;${STRIKE}()//${HTML}`,
    `MZ\u0090\u0000${HTML}`,
  ].map((text) => Buffer.from(text, 'latin1'))
  return [
    ...texts,
    Buffer.concat([PNG_MAGIC, Buffer.from(HTML)]),
    Buffer.concat([withText(png, HTML), Buffer.from(HTML)]),
    Buffer.concat([withComment(jpeg, `<?php ${STRIKE}() ?>${HTML}`), Buffer.from(HTML)]),
    Buffer.concat([webp, riffChunk('XMP ', Buffer.from(SVG)), Buffer.from(HTML)]),
  ]
}

const COVERS = [
  ['foto.png', 'image/png'],
  ['foto.html', 'text/html'],
  ['foto.jpg.php', 'application/octet-stream'],
  ['foto.svg', 'image/svg+xml'],
  ['../../../foto.xhtml', 'image/jpeg'],
] as const

/** 60 files that are not what they say: twelve contents under five names and types. */
export async function disguisedFiles(): Promise<SentFile[]> {
  const all = await contents()
  return COVERS.flatMap(([name, type]) => all.map((bytes) => ({ name, type, bytes })))
}
