import { useId, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { salesSummary } from '../text/en/salesSummary.ts';
import { subheading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { SalesNote } from './SalesNote.tsx';
import * as styles from './SalesSummary.css.ts';
import { SalesTable } from './SalesTable.tsx';
import { SalesWeek } from './SalesWeek.tsx';
import { useSales } from './useSales.ts';
import { useSalesLeft } from './useSalesLeft.ts';

/** The sales and earnings of today and of this month, with the last seven days as a chart and as a table. */
export function SalesSummary({ client: own }: ClientProps) {
  const client = useClient(own);
  const sales = useSales(client);
  const words = useText({ salesSummary }).salesSummary;
  const [showsTable, setShowsTable] = useState(false);
  const id = useId();
  const { list, isLoading } = sales;
  const isKnown = list.data !== null;
  const left = useSalesLeft(client, sales);
  const known = isKnown ? sales : null;
  return (
    <WidgetRoot aria-labelledby={`${id}title`} aria-busy={list.isPending || isLoading || list.isRefetching}>
      <Card>
        <div className={styles.sheet}>
          <h2 id={`${id}title`} className={subheading}>
            {words.title}
          </h2>
          {list.status !== 'failed' && (
            <>
              <SalesFigures sales={known} words={words} />
              <div className={styles.weekHead}>
                <h3 className={styles.name}>{words.week}</h3>
                <Button
                  variant="quiet"
                  aria-expanded={showsTable}
                  aria-controls={`${id}table`}
                  onClick={() => setShowsTable(!showsTable)}
                >
                  {words.asTable}
                </Button>
              </div>
              <SalesWeek sales={known} words={words} />
              <div id={`${id}table`} hidden={!showsTable}>
                {showsTable && known && <SalesTable sales={known} words={words} />}
              </div>
            </>
          )}
          <SalesNote sales={sales} left={left} />
        </div>
      </Card>
    </WidgetRoot>
  );
}
