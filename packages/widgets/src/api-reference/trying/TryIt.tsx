import { type Client, type EndpointName, explainProblem, problemMessages } from '@oja/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useIsSignedIn, useSessionKey } from '../../binding/useAuth.ts';
import { apiTry } from '../../text/en/apiTry.ts';
import { small, smallMuted } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import * as styles from '../ApiReference.css.ts';
import type { CallEntry } from '../reading/reference.ts';
import { Answer } from './Answer.tsx';
import { isNumeric, issueOf, type TryIssue } from './check.ts';
import { TryField } from './TryField.tsx';
import { type TryInput, useTry } from './useTry.ts';

type TryItProps = Readonly<{ call: CallEntry & { readonly name: EndpointName }; client: Client }>;

/** Sends a call with the reader's session. The form is reset when another agent signs in. */
export function TryIt({ call, client }: TryItProps) {
  const words = useText({ apiTry }).apiTry;
  const isSignedIn = useIsSignedIn(client);
  const sessionKey = useSessionKey(client);
  if (!isSignedIn) return <p className={small}>{words.trySignIn}</p>;
  return (
    <>
      <p className={smallMuted}>{words.tryBody}</p>
      <TryForm key={sessionKey} call={call} client={client} />
    </>
  );
}

/** Prefills only required parameters: an example value in a filter would hide the reader's own data. */
const firstValues = ({ parameters }: CallEntry) =>
  Object.fromEntries(
    parameters.map(({ field, example }) => [field.path, field.required ? (example ?? '') : '']),
  );

function inputOf({ parameters }: CallEntry, values: Readonly<Record<string, string>>): TryInput {
  const given = parameters.flatMap(({ place, field }) => {
    const value = values[field.path]?.trim() ?? '';
    return value === '' ? [] : [{ place, name: field.path, value: isNumeric(field) ? Number(value) : value }];
  });
  const at = (place: 'path' | 'query') => given.filter((one) => one.place === place);
  return {
    params: Object.fromEntries(at('path').map(({ name, value }) => [name, String(value)])),
    query: Object.fromEntries(at('query').map(({ name, value }) => [name, value])),
  };
}

function TryForm({ call, client }: TryItProps) {
  const text = useText({ apiTry, problems: problemMessages });
  const words = text.apiTry;
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => firstValues(call));
  const [issues, setIssues] = useState<Readonly<Record<string, TryIssue>>>({});
  const { tried, send } = useTry(client, call.name);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = call.parameters.flatMap(({ field }) => {
      const issue = issueOf(field, values[field.path] ?? '');
      return issue ? [[field.path, issue] as const] : [];
    });
    setIssues(Object.fromEntries(found));
    if (found.length === 0) void send(inputOf(call, values));
  };
  const change = (path: string, value: string) => {
    setValues({ ...values, [path]: value });
    const { [path]: _, ...others } = issues;
    setIssues(others);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.typed}>
        {call.parameters.map((parameter) => (
          <TryField
            key={parameter.field.path}
            parameter={parameter}
            value={values[parameter.field.path] ?? ''}
            issue={issues[parameter.field.path]}
            onChange={(value) => change(parameter.field.path, value)}
          />
        ))}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={tried.step === 'asking'}>
            {tried.step === 'asking' ? words.trySending : words.trySend}
          </Button>
        </div>
      </div>
      {tried.step === 'failed' && (
        <Notice tone="caution">{explainProblem(tried.problem, text.problems)}</Notice>
      )}
      {tried.step === 'answered' && <Answer status={tried.status} text={tried.text} />}
    </form>
  );
}
