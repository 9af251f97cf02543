import { keyScopes } from '@oja/core';
import { useId } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import * as chips from '../../ui/choice/ChoiceChips.css.ts';
import { Tick } from '../../ui/choice/Tick.tsx';
import { describedBy, FieldMessages } from '../../ui/field/FieldMessages.tsx';
import * as styles from './ScopeChoice.css.ts';

type ScopeChoiceProps = Readonly<{
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | null;
}>;

type Choice = Readonly<{ scope: string; label: string }>;

/** Several of a few, in the form of ChoiceChips: native check boxes, named by what the key may do. */
function Chips({ legend, choices, ...props }: ScopeChoiceProps & { legend: string; choices: Choice[] }) {
  const { chosen, onChange, error } = props;
  const id = useId();
  const toggle = (scope: string) =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <fieldset className={chips.group} aria-describedby={describedBy({ id, error })}>
      <legend className={chips.legend}>{legend}</legend>
      <div className={chips.layout.wrap}>
        {choices.map(({ scope, label }) => (
          <label key={scope} className={chips.shape.wrap}>
            <input
              className={chips.input}
              type="checkbox"
              name="scopes"
              value={scope}
              checked={chosen.includes(scope)}
              onChange={() => toggle(scope)}
              {...(error && { 'aria-invalid': true })}
            />
            <span className={chips.text}>{label}</span>
            <span className={chips.corner}>
              <Tick />
            </span>
          </label>
        ))}
      </div>
      <div className={chips.messages}>
        <FieldMessages id={id} error={error} />
      </div>
    </fieldset>
  );
}

type CategoriesProps = Readonly<{ categories: readonly string[] | undefined }>;

/** What a key may do: sell in each category, and what is no sale. */
export function ScopeChoice({ categories, ...props }: ScopeChoiceProps & CategoriesProps) {
  const words = useText({ apiKeys }).apiKeys;
  const names: Readonly<Record<string, string>> = words.categories;
  const sold = categories ?? Object.keys(names);
  return (
    <div className={styles.groups}>
      <Chips
        {...props}
        error={null}
        legend={words.sells}
        choices={sold.map((id) => ({ scope: `purchase:${id}`, label: names[id] ?? id }))}
      />
      <Chips
        {...props}
        legend={words.mayBesides}
        choices={keyScopes.map((scope) => ({ scope, label: words.scopes[scope] }))}
      />
    </div>
  );
}
