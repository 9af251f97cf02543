import { ArgTypes, Controls } from '@storybook/addon-docs/blocks';
import { docgenOf } from './docgenOf.ts';
import type { DocsStory } from './useStories.ts';

type PropertiesProps = Readonly<{
  name: string;
  component: unknown;
  /** True where the page is of several components. */
  isTitled?: boolean;
  /** The live story, where it draws this component: then the table has controls. */
  live?: DocsStory;
}>;

/** The argument table of one component. What it passes on to an element of HTML is left to HTML. */
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
