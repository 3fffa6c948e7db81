import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { waitFor } from '../../../run/start/wait-for.ts'
import { freePort } from '../../../testing/free-port.mjs'

const READY_WITHIN_MS = 10_000

/** Plain files with the compressed copies beside them, by one process, as the embedded server is. */
const configuration = (root: string, folder: string, port: number) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  gzip_static on;
  open_file_cache max=2000;
  open_file_cache_valid 1s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`

/** nginx over the live release of a site's folder. Throws where it is not installed. */
export async function startNginx(siteDir: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guia-nginx-'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(path.join(siteDir, 'current'), folder, port))
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  const isThere = await Promise.race([waitFor(answers, READY_WITHIN_MS), failed])
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  if (isThere) return { url, stop }
  await stop()
  throw new Error('nginx does not answer.')
}
