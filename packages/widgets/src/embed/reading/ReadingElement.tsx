import type { ResourceState } from '@oja/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { TextProvider } from '../../binding/TextProvider.tsx';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { ElementContext } from '../elementContext.ts';
import { visitorText } from '../visitorText.ts';

interface ReadingElementProps extends Pick<EmbeddedProps, 'context' | 'token' | 'text'> {
  /** What the widget shows. */
  readonly state: Pick<ResourceState<unknown>, 'data' | 'problem'>;
  readonly children: ReactNode;
}

/** The events of a widget that sells nothing, and what a visitor reads in it of a failure. */
export function ReadingElement({ context, token, text: language, state, children }: ReadingElementProps) {
  const { emit, report, isBlocked, apiBase } = context;
  const { problem } = state;
  // Every agent has services: a session is told of those that its scopes reach.
  const lacksScope = Array.isArray(state.data) && state.data.length === 0;
  const isReady = state.data !== null && !lacksScope;
  useEffect(() => {
    if (isReady) emit('oja:ready', null);
  }, [isReady, emit]);
  useEffect(() => {
    if (problem) report({ problem, tokenFault: token.fault() });
    else if (lacksScope) report({ code: 'scope-missing' });
  }, [problem, lacksScope, token, report]);
  const isStopped = problem !== null && isBlocked(apiBase);
  const text = useMemo(() => visitorText(isStopped, language), [isStopped, language]);
  return <TextProvider text={text}>{children}</TextProvider>;
}

/** A plain word: the id of a service or a category, digits, a name of a choice. */
const PLAIN = /^[\w -]{1,60}$/;

/** An attribute of the element, now and after each change; null for one that is missing or malformed. */
export function useAttribute({ root, attribute }: ElementContext, name: string): string | null {
  const [written, setWritten] = useState(() => attribute(name));
  useEffect(() => {
    const changes = new MutationObserver(() => setWritten(attribute(name)));
    changes.observe(root.host, { attributeFilter: [name] });
    return () => changes.disconnect();
  }, [root, attribute, name]);
  return written !== null && PLAIN.test(written) ? written : null;
}
