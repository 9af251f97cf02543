import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openWidgetSession, type SessionRequest } from '../openWidgetSession.ts';
import { readAppFile } from '../testing/appBuild.helper.ts';

/** Serves a built app and the session endpoint of its owner's server. Returns the URL. */
export async function serveShop(
  folder: string,
  api: Omit<SessionRequest, 'origin'>,
): Promise<{ readonly url: string; close(): void }> {
  let url = '';
  const server = createServer(async ({ url: path = '/' }, response) => {
    if (path === '/widget-session') {
      const session = await openWidgetSession({ ...api, origin: url });
      response.writeHead(session ? 200 : 502, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(session));
    }
    const file = await readAppFile(folder, path);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.contentType ?? 'text/plain' });
    return response.end(file?.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
