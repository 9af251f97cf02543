import type { ResourceState } from '@oja/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { TextProvider } from '../../binding/TextProvider.tsx';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { ElementContext } from '../elementContext.ts';
import { visitorText } from '../visitorText.ts';

interface DisplayElementProps extends Pick<EmbeddedProps, 'context' | 'token' | 'text'> {
  /** The state of the widget's data. */
  readonly state: Pick<ResourceState<unknown>, 'data' | 'problem'>;
  readonly children: ReactNode;
}

/** The events and the visitor's text of a display element, which sells nothing. */
export function DisplayElement({ context, token, text: language, state, children }: DisplayElementProps) {
  const { emit, report, isBlocked, apiBase, reserved } = context;
  const { problem } = state;
  // Every agent has services, so an empty list means that the session's scopes do not include these.
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
  // Keeps the height of the placeholder until the content or an error is shown.
  const minHeight = isReady || problem || lacksScope ? 0 : reserved;
  return (
    <TextProvider text={text}>
      <div style={{ minHeight }}>{children}</div>
    </TextProvider>
  );
}

/** Matches the id of a service or category, digits, or the name of a choice. */
const PLAIN = /^[\w -]{1,60}$/;

/** The value of an attribute, updated on change; `null` if it is missing or does not match `pattern`. */
export function useAttribute(
  { root, attribute }: ElementContext,
  name: string,
  pattern = PLAIN,
): string | null {
  const [written, setWritten] = useState(() => attribute(name));
  useEffect(() => {
    const changes = new MutationObserver(() => setWritten(attribute(name)));
    changes.observe(root.host, { attributeFilter: [name] });
    return () => changes.disconnect();
  }, [root, attribute, name]);
  return pattern.test(written ?? '') ? written : null;
}
