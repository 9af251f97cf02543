import { pictured, pictureOf } from '../pictured.ts';
import * as styles from './ComponentPage.css.ts';
import { plainName } from './plainName.ts';
import type { DocsStory } from './useStories.ts';

const addressOf = (id: string) => `./?path=/story/${id}`;

type StateProps = Readonly<{ stories: readonly DocsStory[] }>;

/** A kept picture, which leads to its story. */
function Shot({ story: { id, name } }: Readonly<{ story: DocsStory }>) {
  return (
    <a className={styles.shot} href={addressOf(id)} target="_top">
      <img
        className={styles.image}
        src={`./pictures/${pictureOf(id)}.png`}
        alt={plainName(name)}
        loading="lazy"
      />
    </a>
  );
}

/** One state: its picture in light and, where it is kept, in dark beside it. */
function State({ stories }: StateProps) {
  const [{ name = '' } = {}] = stories;
  return (
    <figure className={styles.state}>
      <div className={styles.pair}>
        {stories.map((story) => (
          <Shot key={story.id} story={story} />
        ))}
      </div>
      <figcaption className={styles.caption}>{plainName(name)}</figcaption>
    </figure>
  );
}

/** Stories by their names, each a link to it. */
export function StoryLinks({ title, stories }: StateProps & Readonly<{ title: string }>) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.others}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={addressOf(id)} target="_top">
              {plainName(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every state of a component: pictures of those that are kept, links to the others. */
export function States({ stories }: StateProps) {
  const kept = stories.filter(({ id }) => pictured.has(id));
  const others = stories.filter(({ id }) => !pictured.has(id));
  return (
    <>
      {kept.length > 0 && (
        <section aria-label="States">
          <h2>States</h2>
          <div className={styles.states}>
            {inPairs(kept).map((pair) => (
              <State key={pair[0]?.id} stories={pair} />
            ))}
          </div>
        </section>
      )}
      {others.length > 0 && (
        <StoryLinks title={kept.length > 0 ? 'More stories' : 'Stories'} stories={others} />
      )}
    </>
  );
}

/** Each story in light with the dark one of its name; the one that is only called "Dark" belongs to the first. */
function inPairs(stories: readonly DocsStory[]): readonly (readonly DocsStory[])[] {
  const darkOf = (story: DocsStory, at: number) =>
    stories.find(({ name }) => name === `${story.name} Dark` || (at === 0 && name === 'Dark'));
  const pairs = stories.map((story, at) => {
    const dark = darkOf(story, at);
    return dark && dark !== story ? [story, dark] : [story];
  });
  const second = new Set(pairs.map(([, dark]) => dark?.id));
  return pairs.filter(([story]) => story && !second.has(story.id));
}
