import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import { resultOf } from './inDatabase.ts';

/** Creates a database, with controls for what the browser does at the next openings. */
function create() {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  const { access, orElse } = createDatabase({
    factory,
    name: 'a',
    create: (database) => void database.createObjectStore('s'),
  });
  const put = (value: number) =>
    access('readwrite', 's', async (transaction) => void transaction.objectStore('s').put(value, 'one'));
  const get = () =>
    access('readonly', 's', (transaction) => resultOf(transaction.objectStore('s').get('one')));
  return {
    put,
    get,
    use: orElse(get, async () => 'in memory'),
    /** Closes the connection before a transaction begins, for this number of openings. */
    cut(times: number) {
      let left = times;
      factory.open = (...args) => {
        const request = open(...args);
        left -= 1;
        if (left >= 0) request.addEventListener('success', () => request.result.close());
        return request;
      };
    },
    refuse(name: string) {
      factory.open = () => {
        throw new DOMException('No', name);
      };
    },
    allow() {
      factory.open = open;
    },
  };
}

it('opens again if the browser closed the connection before the transaction began', async () => {
  const { put, get, cut } = create();
  await put(1);
  cut(1);
  await put(2);
  expect(await get()).toBe(2);
});

it('rejects if the second connection is closed too', async () => {
  const { put, cut } = create();
  await put(1);
  cut(2);
  await expect(put(2)).rejects.toMatchObject({ name: 'InvalidStateError' });
});

it.each(['SecurityError', 'InvalidStateError'])(
  'uses memory from then on if the first opening fails with %s',
  async (name) => {
    const { use, refuse, allow } = create();
    refuse(name);
    expect(await use((read) => read())).toBe('in memory');
    allow();
    expect(await use((read) => read())).toBe('in memory');
  },
);

it.each(['UnknownError', 'QuotaExceededError'])(
  'rejects, and does not use memory, if the first opening fails with %s',
  async (name) => {
    const { use, refuse, allow } = create();
    refuse(name);
    await expect(use((read) => read())).rejects.toMatchObject({ name });
    allow();
    expect(await use((read) => read())).toBeUndefined();
  },
);

it('rejects, and does not use memory, if a later opening fails', async () => {
  const { put, use, refuse, allow } = create();
  await put(1);
  refuse('UnknownError');
  await expect(use((read) => read())).rejects.toMatchObject({ name: 'UnknownError' });
  allow();
  expect(await use((read) => read())).toBe(1);
});
