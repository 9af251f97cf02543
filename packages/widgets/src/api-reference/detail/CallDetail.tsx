import type { Client } from '@oja/core';
import { useState } from 'react';
import { Lazy } from '../../binding/Lazy.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { body, heading, small } from '../../theme/type.css.ts';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';
import * as styles from '../ApiReference.css.ts';
import { PathText } from '../EntryName.tsx';
import type { CallEntry } from '../reading/reference.ts';
import { Access } from './Access.tsx';
import { SampleAnswer } from './CodeBlock.tsx';
import { FieldList } from './FieldList.tsx';
import { Prose } from './Prose.tsx';
import { Refusals } from './Refusals.tsx';
import { Samples } from './Samples.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';

const trySection = createLazyCode(() =>
  import('../trying/TrySection.tsx').then(({ TrySection }) => TrySection),
);

/** Only a GET call made as an agent can be tried from the reference. */
const mayBeTried = ({ method, access }: CallEntry) => method === 'GET' && access.includes('agent');

type CallDetailProps = Readonly<{
  call: CallEntry;
  /** Base URL of the API, with its host. */
  base: string;
  client: Client;
  tryIt: boolean;
  /** `false` if the method and the path are already shown above. */
  isTitled: boolean;
  schemes: Readonly<Record<string, string>>;
}>;

export function CallDetail({ call, base, client, tryIt, isTitled, schemes }: CallDetailProps) {
  const words = useText({ apiReference }).apiReference;
  const [chosen, setChosen] = useState(0);
  const shape = call.bodies[chosen] ?? call.bodies[0];
  const placed = (place: 'path' | 'query') =>
    call.parameters.filter((one) => one.place === place).map(({ field }) => field);
  const answer = call.answers[0];
  return (
    <article className={styles.detail}>
      <div className={styles.what}>
        <h3 className={heading}>{call.summary}</h3>
        {isTitled && (
          <code className={styles.line}>
            <span className={styles.method} data-method={call.method}>
              {call.method}
            </span>{' '}
            <PathText path={call.path} />
          </code>
        )}
      </div>
      {call.details && (
        <p className={body}>
          <Prose text={call.details} />
        </p>
      )}
      <Access access={call.access} schemes={schemes} />
      <FieldList title={words.inPath} fields={placed('path')} />
      <FieldList title={words.inQuery} fields={placed('query')} />
      {shape && (
        <>
          <ShapeChoice shapes={call.bodies} chosen={chosen} onChoose={setChosen} />
          {shape.says && (
            <p className={small}>
              <Prose text={shape.says} />
            </p>
          )}
          <FieldList title={words.body} fields={shape.fields} />
        </>
      )}
      <Samples call={call} shape={shape} base={base} />
      {answer && (
        <FieldList title={words.answerOf(call.statuses.join(', '))} fields={answer.fields} isFolded />
      )}
      {answer?.example !== undefined && <SampleAnswer example={answer.example} />}
      <Refusals refusals={call.refusals} />
      {tryIt && mayBeTried(call) && <Lazy code={trySection} props={{ call, client }} fallback={null} />}
    </article>
  );
}
