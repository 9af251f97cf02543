/// <reference types="vite/client" />
import { Canvas, Subtitle, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { surfaceRoot } from '../../packages/widgets/src/theme/surface.css.ts';
import { widgets } from '../states/widgets.ts';
import { docgenOf } from './docgenOf.ts';
import { Notes } from './Notes.tsx';
import { Properties } from './Properties.tsx';
import { plainName } from './plainName.ts';
import { States } from './States.tsx';
import type { Usage } from './usage.ts';
import { useStories } from './useStories.ts';

const usages = import.meta.glob<Usage>('../../packages/*/src/**/*.usage.ts', {
  eager: true,
  import: 'usage',
});

/**
 * The docs page of a component: one live story with its controls, the properties, the usage notes, the
 * screenshots, and links to the other states. Only one story is live, because the fake server's answers apply
 * to the whole page.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useStories();
  const primary = primaryOf(preparedMeta.title, stories);
  const usage = usageOf(String(preparedMeta.parameters['fileName']));
  const components = Object.entries(usage?.components ?? {});
  const [main] = components;
  return (
    <>
      <Title>{plainName(preparedMeta.title.split('/').at(-1) ?? '')}</Title>
      {main && <Subtitle>{docgenOf(main[1]).description}</Subtitle>}
      <Canvas
        of={primary.moduleExport}
        layout="fullscreen"
        {...(usage?.example !== undefined && { source: { code: usage.example } })}
      />
      {components.map(([name, component]) => (
        <Properties
          key={name}
          name={name}
          component={component}
          isTitled={components.length > 1}
          {...(component === preparedMeta.component && { live: primary })}
        />
      ))}
      <Unstyled>
        <div className={surfaceRoot} data-oja-theme="light">
          {usage && <Notes usage={usage} />}
          <States stories={stories} />
        </div>
      </Unstyled>
    </>
  );
}

/** Finds the usage notes for a file of stories; `null` for tokens and compositions, which have none. */
function usageOf(storyFile: string): Usage | null {
  return usages[`../../${storyFile.replace(/^\.?\//, '').replace(/\.stories\.tsx$/, '.usage.ts')}`] ?? null;
}

/** Finds the story that a docs page renders live: the ready story, else the first. */
function primaryOf<Story extends { readonly id: string }>(title: string, stories: readonly Story[]): Story {
  const ready = widgets[title]?.ready;
  const id = typeof ready === 'string' ? toId(title, storyNameFromExport(ready)) : null;
  const primary = stories.find((story) => story.id === id) ?? stories[0];
  if (!primary) throw new Error(`${title} has no story.`);
  return primary;
}
