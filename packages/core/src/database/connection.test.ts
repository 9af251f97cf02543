import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { createConnection } from './connection.ts';
import { resultOf } from './database.ts';

/** A connection to a browser whose own connections a test sees. */
function connect() {
  const factory = new IDBFactory();
  const opened: IDBDatabase[] = [];
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  };
  const connection = createConnection(factory, 'a', (made) => made.createObjectStore('s'));
  return {
    factory,
    opened,
    ...connection,
    put: (value: number) =>
      connection.transact('readwrite', 's', async (transaction) => {
        transaction.objectStore('s').put(value, 'one');
      }),
    get: () =>
      connection.transact('readonly', 's', (transaction) =>
        resultOf(transaction.objectStore('s').get('one')),
      ),
  };
}

it('is opened once, and again after the browser says that it closed it', async () => {
  const { opened, put, get } = connect();
  await put(1);
  await put(2);
  expect(opened).toHaveLength(1);
  opened[0]?.onclose?.(new Event('close'));
  expect(await get()).toBe(2);
  expect(opened).toHaveLength(2);
});

it('is opened once more where the browser closed it without a word', async () => {
  const { opened, put, get } = connect();
  await put(1);
  opened[0]?.close();
  expect(await get()).toBe(1);
  expect(opened).toHaveLength(2);
});

it('rejects where the second one is closed too', async () => {
  const { factory, opened, put } = connect();
  await put(1);
  opened[0]?.close();
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => request.result.close());
    return request;
  };
  await expect(put(2)).rejects.toMatchObject({ name: 'InvalidStateError' });
  expect(opened).toHaveLength(2);
});

it('does not block those who clear the data of the site, and works after it', async () => {
  const { factory, put, get } = connect();
  await put(1);
  await resultOf(factory.deleteDatabase('a'));
  expect(await get()).toBeUndefined();
});

it('is refused for good where the browser refuses the first opening', async () => {
  const { factory, isAllowed } = connect();
  const open = factory.open.bind(factory);
  factory.open = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  expect(await isAllowed()).toBe(false);
  factory.open = open;
  expect(await isAllowed()).toBe(false);
});

it('is out of reach, and not refused, where a later opening fails', async () => {
  const { factory, put, close, isAllowed } = connect();
  await put(1);
  close();
  const open = factory.open.bind(factory);
  factory.open = () => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  };
  await expect(isAllowed()).rejects.toMatchObject({ name: 'UnknownError' });
  factory.open = open;
  expect(await isAllowed()).toBe(true);
});
