import { groupPhone } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import type { Form } from '../binding/useForm.ts';
import { kit } from '../text/en/kit.ts';
import { passwordStrength } from '../text/en/passwordStrength.ts';
import { register } from '../text/en/register.ts';
import { Field } from '../ui/form/Field.tsx';
import { pair } from '../ui/form/FormFrame.css.ts';
import { PasswordStrength } from '../ui/form/PasswordStrength.tsx';
import { PasswordInput } from '../ui/input/PasswordInput.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import type { FieldName } from './useRegister.ts';

/** For email addresses, usernames and codes: a phone must not "correct" them. */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Maximum lengths that the server accepts (from the endpoint's schema). */
const most = { name: 80, email: 254, code: 40, password: 1024 } as const;

type Entries = Form<FieldName>['entries'];
type FieldsProps = Readonly<{ entries: Entries }>;

/** Splits an entry: the error goes to the Field, the rest to the input in it. */
function split({ error, ...input }: Entries[FieldName]) {
  return { error, input };
}

/** The fields of a new agent: names, contact details and sign-in. */
export function RegisterFields({ entries }: FieldsProps) {
  return (
    <>
      <PersonFields entries={entries} />
      <SignInFields entries={entries} />
    </>
  );
}

function PersonFields({ entries }: FieldsProps) {
  const words = useText({ register }).register;
  const firstName = split(entries.firstName);
  const lastName = split(entries.lastName);
  const phone = split(entries.phone);
  const email = split(entries.email);
  return (
    <>
      <div className={pair}>
        <Field label={words.firstName} error={firstName.error}>
          <TextInput autoComplete="given-name" maxLength={most.name} {...firstName.input} />
        </Field>
        <Field label={words.lastName} error={lastName.error}>
          <TextInput autoComplete="family-name" maxLength={most.name} {...lastName.input} />
        </Field>
      </div>
      <Field label={words.phone} error={phone.error}>
        <TextInput
          type="tel"
          digits
          autoComplete="tel"
          group={groupPhone}
          placeholder={words.phonePlaceholder}
          {...phone.input}
        />
      </Field>
      <Field label={words.email} error={email.error}>
        <TextInput type="email" autoComplete="email" {...verbatim} maxLength={most.email} {...email.input} />
      </Field>
    </>
  );
}

function SignInFields({ entries }: FieldsProps) {
  const text = useText({ register, kit, passwordStrength });
  const words = text.register;
  const username = split(entries.username);
  const password = split(entries.password);
  const code = split(entries.referralCode);
  return (
    <>
      <Field label={words.username} hint={words.usernameHint} error={username.error}>
        <TextInput autoComplete="username" {...verbatim} maxLength={most.name} {...username.input} />
      </Field>
      <Field
        label={words.password}
        hint={<PasswordStrength password={password.input.value} words={text.passwordStrength} />}
        error={password.error}
      >
        <PasswordInput
          autoComplete="new-password"
          maxLength={most.password}
          words={text.kit}
          {...password.input}
        />
      </Field>
      <Field label={words.referralCode} note={words.optional} error={code.error}>
        <TextInput autoComplete="off" {...verbatim} maxLength={most.code} enterKeyHint="go" {...code.input} />
      </Field>
    </>
  );
}
