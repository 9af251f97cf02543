import { screenshotOf, withScreenshot } from '../withScreenshot.ts';
import * as styles from './ComponentPage.css.ts';
import { plainName } from './plainName.ts';
import type { DocsStory } from './useStories.ts';

const addressOf = (id: string) => `./?path=/story/${id}`;

type StateProps = Readonly<{ stories: readonly DocsStory[] }>;

/** A screenshot that links to its story. */
function Shot({ story: { id, name } }: Readonly<{ story: DocsStory }>) {
  return (
    <a className={styles.shot} href={addressOf(id)} target="_top">
      <img
        className={styles.image}
        src={`./screenshots/${screenshotOf(id)}.png`}
        alt={plainName(name)}
        loading="lazy"
      />
    </a>
  );
}

/** One state: its screenshot and its name. */
function State({ story }: Readonly<{ story: DocsStory }>) {
  return (
    <figure className={styles.state}>
      <Shot story={story} />
      <figcaption className={styles.caption}>{plainName(story.name)}</figcaption>
    </figure>
  );
}

/** Links to stories, by name. */
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

/** Every state of a component: its screenshots, then links to the other stories. */
export function States({ stories }: StateProps) {
  const kept = stories.filter(({ id }) => withScreenshot.has(id));
  const others = stories.filter(({ id }) => !withScreenshot.has(id));
  return (
    <>
      {kept.length > 0 && (
        <section aria-label="States">
          <h2>States</h2>
          <div className={styles.states}>
            {kept.map((story) => (
              <State key={story.id} story={story} />
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
