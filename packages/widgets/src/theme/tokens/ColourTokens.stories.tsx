import preview from '../../../../../.storybook/preview.tsx';
import { vars } from '../contract.css.ts';
import { contrast } from '../contrast.ts';
import { pairs } from '../pairs.ts';
import { type ColourRole, colourRoles, dark, light } from '../palette.ts';
import { allProviders } from '../providers/allProviders.ts';
import * as styles from './TokenTable.helper.css.ts';
import { Swatch, TokenTable } from './TokenTable.helper.tsx';

/** The use of each colour. A new role does not compile without an entry. */
const jobs: Readonly<Record<ColourRole, string>> = {
  canvas: 'The page',
  surface: 'Cards and fields on the page',
  raised: 'Floating elements: menus, dialogs, toasts',
  line: 'Between rows, around cards',
  lineStrong: 'The edge of a control, at least 3:1',
  text: 'Primary text',
  muted: 'Secondary text: labels, ages, references',
  accent: 'Buttons and links, and the focus ring',
  accentHover: 'The accent on hover',
  onAccent: 'The label on the accent',
  accentSoft: 'The background of a selected option',
  positive: 'Delivered',
  positiveSoft: 'The background of positive',
  caution: 'Held, waiting, low',
  cautionSoft: 'The background of caution',
  critical: 'Failures, errors, actions that can’t be undone',
  criticalHover: 'Critical on hover',
  onCritical: 'The label on critical',
  criticalSoft: 'The background of critical',
  info: 'Refunded, and information',
  infoSoft: 'The background of info',
  scrim: 'Over the page, behind a dialog',
};

const measured = (front: ColourRole, ground: ColourRole, palette: typeof light) =>
  contrast(palette[front], palette[ground]).toFixed(1);

function Roles() {
  return (
    <TokenTable
      title="Colours by role"
      columns={['Role', 'Light', 'Dark']}
      rows={colourRoles.map((role) => ({
        name: role,
        note: jobs[role],
        cells: [<Swatch key="light" colour={light[role]} />, <Swatch key="dark" colour={dark[role]} />],
      }))}
    />
  );
}

function Pairs() {
  return (
    <TokenTable
      title="Allowed pairs"
      columns={['Pair', 'Light', 'Dark', 'Minimum']}
      rows={pairs.map(({ front, ground, least }) => ({
        name: `${front} on ${ground}`,
        note: least === 3 ? 'The edge of a control' : '',
        cells: [
          measured(front, ground, light),
          measured(front, ground, dark),
          <span
            key="least"
            className={styles.sample}
            style={{
              backgroundColor: vars.color[ground],
              color: least === 3 ? vars.color.text : vars.color[front],
              outline: `1px solid ${vars.color[least === 3 ? front : ground]}`,
            }}
          >
            {least}
          </span>,
        ],
      }))}
    />
  );
}

function Networks() {
  return (
    <TokenTable
      title="Providers"
      columns={['Name', 'Tile', 'Contrast']}
      rows={Object.entries(allProviders).map(([id, { letters, ground, ink }]) => ({
        name: id,
        cells: [
          <span key="tile" className={styles.sample} style={{ backgroundColor: ground, color: ink }}>
            {letters}
          </span>,
          contrast(ink, ground).toFixed(1),
        ],
      }))}
    />
  );
}

const meta = preview.meta({ title: 'Tokens/Colour', component: Roles });

export const ByRole = meta.story();
export const ByRoleDark = meta.story({ globals: { theme: 'dark' } });
export const WithContrast = meta.story({ render: () => <Pairs /> });
export const WithContrastDark = meta.story({ render: () => <Pairs />, globals: { theme: 'dark' } });
export const OfNetworks = meta.story({ render: () => <Networks /> });
