import { keyScopes } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { CheckChips } from '../../ui/choice/CheckChips.tsx';
import * as styles from './ScopeChoice.css.ts';

type ScopeChoiceProps = Readonly<{
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | null;
}>;

type CategoriesProps = Readonly<{ categories: readonly string[] | undefined }>;

/** Chooses the categories that a key may sell, and its other scopes. */
export function ScopeChoice({ categories, ...props }: ScopeChoiceProps & CategoriesProps) {
  const words = useText({ apiKeys }).apiKeys;
  const names: Readonly<Record<string, string>> = words.categories;
  const sold = categories ?? Object.keys(names);
  return (
    <div className={styles.groups}>
      <CheckChips
        {...props}
        name="scopes"
        error={null}
        legend={words.sells}
        choices={sold.map((id) => ({ value: `purchase:${id}`, label: names[id] ?? id }))}
      />
      <CheckChips
        {...props}
        name="scopes"
        legend={words.mayBesides}
        choices={keyScopes.map((scope) => ({ value: scope, label: words.scopes[scope] }))}
      />
    </div>
  );
}
