import { useText } from '../../binding/TextProvider.tsx';
import { apiTry } from '../../text/en/apiTry.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/input/Select.tsx';
import { TextInput } from '../../ui/input/TextInput.tsx';
import type { Parameter } from '../reading/reference.ts';
import { isNumeric, type TryIssue } from './check.ts';

type TryFieldProps = Readonly<{
  parameter: Parameter;
  value: string;
  issue: TryIssue | undefined;
  onChange: (value: string) => void;
}>;

/** Input for one parameter: a select if the document lists its values, otherwise a text field. */
export function TryField({ parameter: { field, example }, value, issue, onChange }: TryFieldProps) {
  const words = useText({ apiTry }).apiTry;
  const allowed = field.limits.find((limit) => limit.kind === 'words')?.words;
  const choices = allowed?.map((word) => ({ value: word, label: word })) ?? [];
  return (
    <Field
      label={field.path}
      hint={field.says ?? undefined}
      error={issue && words.issues[issue]}
      {...(!field.required && { note: words.optional })}
    >
      {allowed ? (
        <Select
          value={value}
          onChange={onChange}
          choices={field.required ? choices : [{ value: '', label: words.choose }, ...choices]}
        />
      ) : (
        <TextInput
          value={value}
          onChange={onChange}
          autoComplete="off"
          spellCheck={false}
          placeholder={example ?? ''}
          inputMode={isNumeric(field) ? 'numeric' : 'text'}
        />
      )}
    </Field>
  );
}
