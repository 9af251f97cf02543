import type { Page } from 'playwright';
import type { Code } from '../../../../packages/widgets/src/embed/codes.ts';
import { embed } from '../../../../packages/widgets/src/text/en/embed.ts';
import { embedFault } from '../../../../packages/widgets/src/text/en/embedFault.ts';
import type { DemoSites } from './demoSites.helper.ts';
import { VERSION } from './embedBuild.helper.ts';
import type { Fixture } from './hostPage.helper.ts';

/** A page on which an element cannot sell. */
interface Hostile extends Fixture {
  readonly code: Code;
  /** The visitor's message. The visitor can do nothing, or can try again. */
  readonly says: string;
  /** The tag on the page. */
  readonly tag?: string;
  prepare?(page: Page, sites: DemoSites): Promise<unknown>;
}

const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;
const tokenBy = (body: string) =>
  `addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll('body > :not(script, p)').forEach((element) => {
      element.getToken = async () => { ${body} };
    });
  });`;
/** The script of the tag on most of these pages. */
export const part = '**/embed/*/oja-data-purchase.js*';

/** Every known way in which a page prevents an element from working, by a description of the page. */
export const hostilePages = (sites: DemoSites): Readonly<Record<string, Hostile>> => ({
  'has no getToken': { code: 'no-get-token', says: embedFault.host, script: '' },
  'has a getToken that throws': {
    code: 'token-failed',
    says: embedFault.host,
    script: tokenBy("throw new Error('The shop is closed')"),
  },
  'has a getToken that gives something else': {
    code: 'token-malformed',
    says: embedFault.host,
    script: tokenBy("return { jwt: 'x' }"),
  },
  'has a token that the API does not know': {
    code: 'session-refused',
    says: embedFault.host,
    script: tokenBy("return { token: 'ojw_forged', expiresAt: Date.now() + 900000 }"),
  },
  'has a session without the scope of the tag': {
    code: 'nothing-to-sell',
    says: embedFault.host,
    tag: 'oja-airtime-purchase',
    script: tokenBy("return (await fetch('/widget-session', { method: 'POST' })).json()"),
  },
  'has an API base that is none': { code: 'api-base', says: embedFault.host, apiBase: 'http://evil.example' },
  'has a policy that blocks our code': {
    code: 'csp-script',
    says: embed.lost,
    head: policy(`script-src 'self' 'unsafe-inline' ${sites.api.url}/embed/${VERSION}/oja.js`),
  },
  'has a policy that blocks our calls': {
    code: 'csp-connect',
    says: embedFault.host,
    head: policy("connect-src 'self'"),
  },
  'has a policy that blocks <style>, in a browser that needs one': {
    code: 'styles-blocked',
    says: embedFault.host,
    head: policy("style-src 'self'"),
    prepare: (page) =>
      page.addInitScript(() => {
        for (const { prototype } of [ShadowRoot, Document])
          Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
      }),
  },
  'is served without a part of the embed': {
    code: 'code-missing',
    says: embedFault.oja,
    prepare: (page) => page.route(part, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  'is served a part that is broken': {
    code: 'code-broken',
    says: embedFault.oja,
    prepare: (page) =>
      page.route(part, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'export default ((',
        }),
      ),
  },
  'is on a network that loses a part': {
    code: 'code-lost',
    says: embedFault.network,
    prepare: (page) => page.route(part, (route) => route.abort()),
  },
});
