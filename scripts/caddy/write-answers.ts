import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { caddyAnswers } from './caddy-answers.ts'

// `npm run caddy:write`
writeFileSync(path.join(import.meta.dirname, 'answers.caddy'), caddyAnswers())
