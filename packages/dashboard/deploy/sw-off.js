// The kill switch. Publish it as sw.js, in the place of the build's own: it deletes what the dashboard's service worker
// keeps on a device, and the worker with it. Every start of the app fetches sw.js, so that it takes effect at the next one.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('oja-')) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(remove());
});
