// Published as /sw.js where the offline copy is switched off (docs/operations.md): forgets all that was
// kept, and itself.
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(switchOff()))

async function switchOff() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  // Pages that a broken worker answered are asked of the server again.
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url)
}
