import { type Client, type EndpointName, endpoints, type Problem } from '@oja/core';
import { useEffect, useRef, useState } from 'react';

/** State of one request. `problem` is set only if no response came. */
export type Tried =
  | { readonly step: 'none' }
  | { readonly step: 'asking' }
  | { readonly step: 'answered'; readonly status: number; readonly text: string }
  | { readonly step: 'failed'; readonly problem: Problem };

export interface TryInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number>>;
}

/** Sends a call with the reader's session and keeps the raw response. */
export function useTry(client: Client, name: EndpointName) {
  const [tried, setTried] = useState<Tried>({ step: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send({ params, query }: TryInput): Promise<void> {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setTried({ step: 'asking' });
    let heard: Tried | null = null;
    const result = await client.call(endpoints[name], {
      params,
      // The query's type depends on the endpoint, known only at run time. The transport checks it against the schema.
      query: query as never,
      retry: false,
      signal: stop.signal,
      onResponse: ({ status, text }) => {
        heard = { step: 'answered', status, text };
      },
    });
    running.current = null;
    if (stop.signal.aborted) return;
    if (heard) setTried(heard);
    else if (!result.ok) setTried({ step: 'failed', problem: result.problem });
  }
  return { tried, send };
}
