import { kit } from '../text/en/kit.ts';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { FactorField } from './FactorField.tsx';
import { useText } from './TextProvider.tsx';
import type { Entry } from './useForm.ts';

type ProofFieldsProps = Readonly<{
  /** Label of the password field. */
  label: string;
  password: Entry;
  code: Entry;
}>;

/** Last fields of a form that only the account's owner may send: the password, and the second factor if the server asks for it. */
export function ProofFields({ label, password, code }: ProofFieldsProps) {
  const text = useText({ kit });
  return (
    <>
      <PasswordField label={label} autoComplete="current-password" isLast words={text.kit} entry={password} />
      <FactorField entry={code} />
    </>
  );
}
