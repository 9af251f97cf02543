import { formatPrice, type Markup, type SellingPricesStore, sellingPriceOf } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { sellingPrices } from '../text/en/sellingPrices.ts';
import { small } from '../theme/type.css.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { AmountInput } from '../ui/input/AmountInput.tsx';
import { Select } from '../ui/input/Select.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { type PriceForm, type PriceScope, usePriceForm, type Way } from './usePriceForm.ts';

export type PriceDialogProps = Readonly<{
  store: SellingPricesStore;
  scope: PriceScope;
  /** The rule set for exactly this scope; `null` without one. */
  own: Markup | null;
  onClose: () => void;
  onSaved: () => void;
}>;

/** Sets the selling price of a plan, a service, a category or everything. */
export function PriceDialog(props: PriceDialogProps) {
  const { scope, onClose } = props;
  const text = useText({ sellingPrices, kit });
  const words = text.sellingPrices;
  const form = usePriceForm(props);
  const ways: readonly Way[] =
    scope.cost === null ? ['percent', 'add', 'none'] : ['price', 'percent', 'add', 'none'];
  return (
    <Dialog title={scope.name} words={text.kit} onClose={onClose}>
      <FormFrame
        form={form.element}
        title={words.changeNamed(scope.name)}
        titleHidden
        failure={form.failure}
        submitLabel={words.save}
        isBusy={form.isBusy}
        onSubmit={form.submit}
      >
        {scope.cost !== null && <p className={small}>{words.costs(formatPrice(scope.cost))}</p>}
        <Field label={words.how}>
          <Select
            value={form.way}
            onChange={form.setWay}
            choices={ways.map((value) => ({ value, label: words.ways[value] }))}
          />
        </Field>
        {form.way !== 'none' && <MarkupField form={form} />}
        <Preview scope={scope} markup={form.markup} />
      </FormFrame>
    </Dialog>
  );
}

function MarkupField({ form }: Readonly<{ form: PriceForm }>) {
  const words = useText({ sellingPrices }).sellingPrices;
  const { error, ...entry } = form.entries.markup;
  if (form.way === 'percent')
    return (
      <Field label={words.percentField} hint={words.percentHint} error={error}>
        <TextInput {...entry} inputMode="decimal" autoComplete="off" digits />
      </Field>
    );
  return (
    <Field label={form.way === 'add' ? words.addField : words.priceField} error={error}>
      <AmountInput {...entry} />
    </Field>
  );
}

/** Previews the selling price and the profit of a plan while the agent types. */
function Preview({ scope, markup }: Readonly<{ scope: PriceScope; markup: Markup | null }>) {
  const words = useText({ sellingPrices }).sellingPrices;
  const { cost } = scope;
  const price = cost !== null && markup && sellingPriceOf([{ markup }], { price: cost });
  if (cost === null || !price || price < cost) return null;
  const profit = formatPrice((price - cost) as typeof cost);
  return (
    <p className={small} role="status">
      {words.wouldPay(formatPrice(price), profit)}
    </p>
  );
}
