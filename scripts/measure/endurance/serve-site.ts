import { createSiteServer } from '../../site-server/server.ts'

// The site's own server and nothing else: `serve-site.ts <siteDir>`. Says its address.
const cmsUrl = 'http://127.0.0.1:1'
const siteDir = process.argv[2] ?? ''
const { url } = await createSiteServer({ siteDir, host: '127.0.0.1', port: 0, cmsUrl })
process.stdout.write(`${url}\n`)
