import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { NetworkTile } from '../../ui/tile/NetworkTile.tsx';
import * as styles from './DataFields.css.ts';
import type { DataForm } from './useDataForm.ts';

/** The network: preselected by the number's prefix until the agent chooses. A mismatch is said, never forbidden. */
export function NetworkChoice({ form }: { readonly form: DataForm }) {
  const text = useText({ purchase });
  const { services, service, usual, entered, faults } = form;
  const choose = (serviceId: string) => form.enter({ serviceId, planId: null });
  const missing = faults?.network === 'missing';
  return (
    <div className={styles.network} data-fault={missing || undefined}>
      <ChoiceChips
        legend={text.purchase.network}
        layout="grid"
        choices={services.map(({ id, name }) => ({
          value: id,
          label: name,
          leading: <NetworkTile network={id} name={name} size={24} />,
        }))}
        value={service?.id ?? null}
        onChange={choose}
        error={missing ? text.purchase.networkMissing : null}
      />
      {usual && service && (
        <Notice
          tone="caution"
          action={<Button onClick={() => choose(usual.id)}>{text.purchase.switchTo(usual.name)}</Button>}
        >
          {text.purchase.ported(entered.phone.replace(/\D/g, '').slice(0, 4), usual.name, service.name)}
        </Notice>
      )}
      {service && !service.available && (
        <Notice tone="critical">{service.notice ?? text.purchase.down(service.name)}</Notice>
      )}
      {service?.available && service.notice && <Notice tone="caution">{service.notice}</Notice>}
    </div>
  );
}
