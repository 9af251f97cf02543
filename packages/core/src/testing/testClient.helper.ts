import { findDefinition } from '../catalogue/catalogue.ts';
import type { ServiceDefinition } from '../catalogue/defineService.ts';
import { createClient } from '../client/client.ts';
import { demoTransaction } from '../contract/demo/agent.ts';
import { demoAllServices } from '../contract/demo/allServices.ts';
import { fixtures } from '../contract/demo/answers.ts';
import { startForm } from '../purchase/form/purchaseForm.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { createFakePlatform } from './fakePlatform.ts';
import { type Answers, createFakeServer, ok } from './fakeServer.ts';

/** A signed-in client with services of every category loaded, for tests. */
export async function createTestClient(answers: Answers = {}) {
  const server = createFakeServer({
    services: () => ok(demoAllServices),
    meter: () => ok(fixtures.meter),
    smartcard: () => ok(fixtures.smartcard),
    profile: () => ok(fixtures.profile),
    purchase: ({ body }) => ok(demoTransaction({ reference: body.reference }), { status: 201 }),
    balance: () => ok(fixtures.balance),
    ...answers,
  });
  const sessionStorage = createMemorySessionStorage();
  sessionStorage.write({ token: 'a-token', user: null });
  let clock = Date.parse('2026-11-21T09:00:00+01:00');
  const platform = createFakePlatform({ fetch: server.fetch, sessionStorage, now: () => clock });
  const client = createClient({ platform, dedupe: 'supported' });
  await client.services.load();
  /** The form of a category with these entries. */
  function form(category: string | ServiceDefinition, entries: Record<string, string> = {}) {
    const definition = typeof category === 'string' ? findDefinition(category) : category;
    if (!definition) throw new Error(`There is no ${category}`);
    const started = startForm(client, definition);
    started.enter(entries);
    const issues = () =>
      Object.fromEntries(
        started.state.value.fields.flatMap(({ field, issue }) => (issue ? [[field.name, issue]] : [])),
      );
    return { ...started, issues, names: () => started.state.value.fields.map(({ field }) => field.name) };
  }
  return {
    client,
    server,
    form,
    forward(ms: number) {
      clock += ms;
    },
    /** The bodies of all sent purchases, without their keys. */
    bought: () =>
      server.calls.flatMap((call) => {
        if (call.name !== 'purchase') return [];
        const { reference: _, ...body } = call.body;
        return [{ category: call.params['category'], ...body }];
      }),
    asked: (name: string) =>
      server.calls.filter((call) => call.name === name).map(({ query }) => Object.fromEntries(query)),
  };
}
