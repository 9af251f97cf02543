import { formatPrice, type Plan } from '@oja/core';
import type { LineIssue, WrongLine } from '@oja/core/bulk';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { bulk } from '../../text/en/bulk.ts';
import { subheading } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/input/Select.tsx';
import { TextInput } from '../../ui/input/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import * as styles from '../Bulk.css.ts';
import type { Check } from '../draft/useCheck.ts';
import { useIssueText } from '../draft/useIssueText.ts';

type WrongLinesProps = Readonly<{ wrong: readonly WrongLine[]; check: Check }>;

type Several = Extract<LineIssue, { kind: 'several' }>;

/** Maximum number of lines to show, since each is an input. */
const SHOWN = 30;

/** Lines to correct, each in an input with its errors. Plan choices come first: one choice can correct many lines. */
export function WrongLines({ wrong, check }: WrongLinesProps) {
  const words = useText({ bulk }).bulk;
  const say = useIssueText();
  const [edits, setEdits] = useState<Readonly<Record<number, string>>>({});
  const several = new Map<string, Several>();
  for (const { issues } of wrong)
    for (const issue of issues) if (issue.kind === 'several') several.set(issue.product, issue);
  const others = wrong.filter(({ issues }) => !issues.some(({ kind }) => kind === 'several'));
  return (
    <Card>
      <h2 className={subheading}>{words.wrongTitle(wrong.length)}</h2>
      <p className={styles.muted}>{words.wrongBody}</p>
      {[...several.values()].map((issue) => (
        <Field key={issue.product} label={say(issue)}>
          <Select
            value={null}
            placeholder={words.choosePlan}
            choices={issue.plans.map((plan) => ({ value: plan.id, label: planText(plan, words.days) }))}
            onChange={(plan) => check.choose(issue.product, plan)}
          />
        </Field>
      ))}
      {others.length > 0 && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            check.mend(edits);
          }}
        >
          {others.slice(0, SHOWN).map(({ source, issues }) => (
            <Field
              key={source.line}
              label={words.line(source.line)}
              error={edits[source.line] === undefined ? issues.map(say).join(' ') : null}
              hint={edits[source.line] === undefined ? undefined : issues.map(say).join(' ')}
            >
              <TextInput
                value={edits[source.line] ?? source.text}
                autoComplete="off"
                spellCheck={false}
                onChange={(typed) => setEdits({ ...edits, [source.line]: typed })}
              />
            </Field>
          ))}
          {others.length > SHOWN && <p>{words.more(others.length - SHOWN)}</p>}
          <Button type="submit" full>
            {words.checkAgain}
          </Button>
        </form>
      )}
    </Card>
  );
}

const planText = ({ name, kind, validityDays, price }: Plan, days: (count: number) => string) =>
  [name, kind, validityDays && days(validityDays), formatPrice(price)].filter(Boolean).join(' \u00b7 ');
