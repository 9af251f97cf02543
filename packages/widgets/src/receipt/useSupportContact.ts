import { type Client, createSupportStore, formatPhone } from '@oja/core';
import { useEffect, useState } from 'react';

/** One request per client, shared by all receipts. */
const asked = new WeakMap<Client, Promise<string | null>>();

function ask(client: Client): Promise<string | null> {
  const before = asked.get(client);
  if (before) return before;
  const question = client.getStore(createSupportStore).chatPhone();
  asked.set(client, question);
  // After a failed request the next receipt asks again.
  question.then((phone) => phone === null && asked.delete(client));
  return question;
}

/** The host's contact, else the phone of the support list (specification, section 3): "0801 234 5678". `null` if neither exists. */
export function useSupportContact(client: Client, own: string | undefined, isWanted: boolean): string | null {
  const [phone, setPhone] = useState<string | null>(null);
  const mayAsk = isWanted && own === undefined && client.session !== null;
  useEffect(() => {
    if (!mayAsk) return;
    let isMounted = true;
    ask(client).then((answer) => isMounted && setPhone(answer));
    return () => {
      isMounted = false;
    };
  }, [client, mayAsk]);
  if (own !== undefined) return own || null;
  return phone && formatPhone(phone.replace(/^234/, '0'));
}
