import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import { parseDockerfile } from './dockerfile.ts'

const SMALL = `
# A comment
FROM node:20 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci \\
    --no-audit

FROM node:20-slim
WORKDIR /srv
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=build --chown=root:root /app ./
USER node
EXPOSE 1337
ENTRYPOINT ["node", "a b.mjs"]
CMD ["start"]
`

describe('parseDockerfile', () => {
  test('reads stages, files, environment and commands', () => {
    const [build, last, ...others] = parseDockerfile(SMALL)
    expect(others).toEqual([])
    expect(build).toMatchObject({
      from: 'node:20',
      name: 'build',
      workdir: '/app',
      copies: [{ from: null, sources: ['package.json', 'package-lock.json'], target: './' }],
      runs: ['npm ci --no-audit'],
    })
    expect(last).toMatchObject({
      from: 'node:20-slim',
      name: null,
      workdir: '/srv',
      env: { NODE_ENV: 'production', DATA_DIR: '/data' },
      user: 'node',
      copies: [{ from: 'build', sources: ['/app'], target: './' }],
      entrypoint: ['node', 'a b.mjs'],
      cmd: ['start'],
    })
  })

  test.each([
    ['a command with a shell', 'CMD node server.js', 'CMD is no JSON list'],
    ['a quoted variable', 'ENV A="b c"', 'ENV in a form'],
    ['another instruction', 'ADD https://example.org/x /x', '«ADD https://example.org/x /x»'],
  ])('refuses %s', (_what, line, message) => {
    expect(() => parseDockerfile(`FROM node\n${line}`)).toThrow(message)
  })

  test.each([
    ['cms/Dockerfile', 2, 'node'],
    ['scripts/Dockerfile', 2, 'node'],
    ['scripts/caddy/Dockerfile', 1, '1000:1000'],
  ])('reads %s', (file, count, who) => {
    const stages = parseDockerfile(readFileSync(path.join(REPO_ROOT, file), 'utf8'))
    expect(stages).toHaveLength(count)
    const { entrypoint, cmd, user } = stages.at(-1) ?? {}
    expect([...(entrypoint ?? []), ...(cmd ?? [])].length).toBeGreaterThan(1)
    expect(user).toBe(who)
  })
})
