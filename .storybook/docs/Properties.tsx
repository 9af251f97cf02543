import { ArgTypes, Controls } from '@storybook/addon-docs/blocks';
import { docgenOf } from './docgenOf.ts';
import type { DocsStory } from './useStories.ts';

type PropertiesProps = Readonly<{
  name: string;
  component: unknown;
  /** True if the docs page describes several components. */
  isTitled?: boolean;
  /** The live story, if it renders this component. Its table then has controls. */
  live?: DocsStory;
}>;

/** The argument table of one component. Inherited HTML attributes are left out. */
export function Properties({ name, component, isTitled = false, live }: PropertiesProps) {
  const include = docgenOf(component).properties.map((property) => property.name);
  if (include.length === 0) return null;
  return (
    <section aria-label={`Properties of ${name}`} data-component={name}>
      {isTitled && <h3>{name}</h3>}
      {live ? (
        <Controls of={live.moduleExport} include={include} />
      ) : (
        <ArgTypes of={component} include={include} />
      )}
    </section>
  );
}
