// The kill switch. Publish it as sw.js instead of the build's file: it deletes the caches of the dashboard's service worker
// on a device, and unregisters the worker. Every start of the app fetches sw.js, so it takes effect at the next start.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('oja-')) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(remove());
});
