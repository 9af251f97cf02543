import { type Client, type Customer, type CustomersStore, createCustomersStore, MINUTE } from '@oja/core';
import { type ReactNode, useId, useRef } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useSignal } from '../binding/signals.ts';
import { TaskNotices } from '../binding/TaskNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { isLacking, useResource } from '../binding/useResource.ts';
import { useTask } from '../binding/useTask.ts';
import { useTypedSearch } from '../binding/useTypedSearch.ts';
import { customers } from '../text/en/customers.ts';
import { kit } from '../text/en/kit.ts';
import { heading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { plus } from '../ui/icon/glyphs.ts';
import { SearchInput } from '../ui/input/SearchInput.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { focusTarget } from '../ui/layout/screenReader.css.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import type { CustomerDialog } from './CustomerDialog.tsx';
import { CustomerList } from './CustomerList.tsx';
import * as styles from './Customers.css.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { lazyCustomerDialog } from './lazyCustomerDialog.ts';

export type CustomersProps = Readonly<
  ClientProps & {
    /** Called when the agent wants to sell to a customer; the host opens a purchase. No button is shown if omitted. */
    onSell?: (customer: Customer) => void;
    /** Renders further actions of a customer beside the buttons. */
    more?: (customer: Customer) => ReactNode;
    /** Set to `false` if the host’s page already shows a title. Default: `true`. */
    showTitle?: boolean;
  }
>;

/** Lists, searches, adds, edits and deletes the agent's customers, and sells to them again. */
export function Customers({ client: own, ...props }: CustomersProps) {
  const client = useClient(own);
  const words = useText({ customers }).customers;
  const sessionKey = useSessionKey(client);
  return (
    <WidgetRoot className={styles.root} aria-label={words.title}>
      <CustomersOfAgent key={sessionKey} client={client} {...props} />
    </WidgetRoot>
  );
}

/** The open dialog. */
type Open =
  | { readonly dialog: 'edit'; readonly customer: Customer | null }
  | { readonly dialog: 'delete'; readonly customer: Customer };

function CustomersOfAgent({
  client,
  onSell,
  more,
  showTitle = true,
}: Omit<CustomersProps, 'client'> & { readonly client: Client }) {
  const words = useText({ customers }).customers;
  const store = client.getStore(createCustomersStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  const tasks = useTask<Open, typeof CustomerDialog>(lazyCustomerDialog);
  const { task, Dialog, begin, close } = tasks;
  const place = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const say = (sentence: string) => {
    tasks.done(sentence);
    place.current?.focus();
  };
  const edit = (customer: Customer | null) => begin({ dialog: 'edit', customer });
  const add = (
    <Button variant="primary" glyph={plus} onClick={() => edit(null)}>
      {words.add}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} className={focusTarget} aria-busy={state.isPending}>
      <Card>
        {showTitle && (
          <h2 id={titleId} className={heading}>
            {words.title}
          </h2>
        )}
        {!isLacking(state) && (
          <div className={styles.bar}>
            <CustomerListSearch store={store} />
            {add}
          </div>
        )}
        <TaskNotices tasks={tasks} />
        <CustomerList store={store} state={state} now={now} onSell={onSell} onEdit={edit} more={more} />
      </Card>
      {task?.dialog === 'edit' && Dialog && (
        <Dialog
          store={store}
          customer={task.customer}
          onClose={close}
          onSaved={({ name }) => say(words.saved(name))}
          onDelete={(customer) => begin({ dialog: 'delete', customer })}
        />
      )}
      {task?.dialog === 'delete' && (
        <DeleteDialog
          store={store}
          customer={task.customer}
          onClose={close}
          onDeleted={() => say(words.removed(task.customer.name))}
        />
      )}
    </div>
  );
}

/** Filters the list while the agent types. */
function CustomerListSearch({ store }: Readonly<{ store: CustomersStore }>) {
  const text = useText({ customers, kit });
  const { typed, type } = useTypedSearch(useSignal(store.search), store.narrow);
  return <SearchInput label={text.customers.search} words={text.kit} value={typed} onChange={type} />;
}
