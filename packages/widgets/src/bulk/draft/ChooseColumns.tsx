import { type Client, formatPhone, formatPrice } from '@oja/core';
import type { BulkStore, CheckedLine, Column, TextColumns } from '@oja/core/bulk';
import { useEffect, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useArrivalFocus } from '../../binding/useFocus.ts';
import { bulk } from '../../text/en/bulk.ts';
import { subheading } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/input/Select.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { plainList } from '../../ui/layout/plainList.css.ts';
import * as styles from '../Bulk.css.ts';
import { type Check, previewColumns } from './useCheck.ts';
import { useIssueText } from './useIssueText.ts';

type ChooseColumnsProps = Readonly<{
  client: Client;
  store: BulkStore;
  check: Check;
  table: TextColumns;
}>;

type Chosen = readonly (Column | null)[];

const isTwice = (columns: Chosen, column: Column | null) =>
  column !== null && columns.filter((other) => other === column).length > 1;

/** Asks what each column of the list holds, and previews the first lines. */
export function ChooseColumns({ client, store, check, table }: ChooseColumnsProps) {
  const words = useText({ bulk }).bulk;
  const place = useArrivalFocus<HTMLDivElement>();
  const [columns, setColumns] = useState<Chosen>(table.columns);
  const [isPressed, setPressed] = useState(false);
  const holds = words.columns.holds;
  const choices = [
    { value: '' as const, label: words.columns.unused },
    ...(Object.keys(holds) as Column[]).map((column) => ({ value: column, label: holds[column] })),
  ];
  const isMissing = !columns.includes('recipient');
  const canUse = !isMissing && !columns.some((column) => isTwice(columns, column));
  const errorOf = (at: number) => {
    if (isTwice(columns, columns[at] ?? null)) return words.columns.twice;
    return isPressed && isMissing && at === 0 ? words.columns.needed : null;
  };
  return (
    <Card>
      <div ref={place} tabIndex={-1} className={styles.stop}>
        <h2 className={subheading}>{words.columns.title}</h2>
        <p className={styles.muted}>{words.columns.body}</p>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setPressed(true);
            if (canUse) check.takeColumns(columns);
          }}
        >
          {columns.map((column, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index.
              key={at}
              label={words.columns.column(at + 1, table.headings[at] ?? '')}
              hint={(table.samples[at] ?? []).filter((sample) => sample !== '').join(' \u00b7 ')}
              error={errorOf(at)}
            >
              <Select
                value={column ?? ''}
                choices={choices}
                onChange={(chosen) =>
                  setColumns(columns.map((was, place) => (place === at ? chosen || null : was)))
                }
              />
            </Field>
          ))}
          {canUse && <FirstLines client={client} store={store} columns={columns} />}
          <Button type="submit" variant="primary" full>
            {words.columns.use}
          </Button>
          <Button variant="quiet" full onClick={check.change}>
            {words.change}
          </Button>
        </form>
      </div>
    </Card>
  );
}

/** Previews the first lines and checks them again after each choice. */
function FirstLines({
  client,
  store,
  columns,
}: Readonly<{ client: Client; store: BulkStore; columns: Chosen }>) {
  const words = useText({ bulk }).bulk;
  const say = useIssueText();
  const [lines, setLines] = useState<readonly CheckedLine[] | null>([]);
  useEffect(() => {
    const stop = new AbortController();
    void previewColumns(client, store, columns, stop.signal).then((found) => {
      if (!stop.signal.aborted) setLines(found);
    });
    return () => stop.abort();
  }, [client, store, columns]);
  const textOf = (line: CheckedLine) => {
    if (line.kind === 'wrong') return line.issues.map(say).join(' ');
    const { serviceName, planName, quantity, recipient, price } = line.draft;
    const count = quantity === undefined ? '' : `${quantity} x`;
    const what = [count, serviceName, planName].filter(Boolean).join(' ');
    return [what, formatPhone(recipient), formatPrice(price)].join(' \u00b7 ');
  };
  return (
    <div role="status">
      <p>{words.columns.first}</p>
      <ul className={plainList}>
        {(lines ?? []).map((line) => (
          <li key={line.source.line}>
            {words.line(line.source.line)}: {textOf(line)}
          </li>
        ))}
      </ul>
      {lines === null && <p>{words.servicesFailed}</p>}
    </div>
  );
}
