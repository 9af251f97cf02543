import { Canvas, Subtitle, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { screenshotOf, screenshotSizes } from '../../packages/dashboard/src/screens/pageScreenshots.ts';
import { surfaceRoot } from '../../packages/widgets/src/theme/surface.css.ts';
import * as styles from './ComponentPage.css.ts';
import { plainName } from './plainName.ts';
import { StoryLinks } from './States.tsx';
import { useStories } from './useStories.ts';

/** Dashboard pages with a screenshot, and the shell around them. */
const pages = [
  'shell',
  'login',
  'home',
  'data',
  'electricity',
  'transactions',
  'funding',
  'profile',
  'documentation',
  'support',
  'unknown',
] as const;

/** The docs page of the compositions: the live app on one page, then a phone and a desktop screenshot of every page. */
export function CompositionsPage() {
  const stories = useStories();
  const [home] = stories;
  return (
    <>
      <Title>Pages</Title>
      <Subtitle>
        The shell, home and the other pages, live and as screenshots of a phone and a desktop.
      </Subtitle>
      {home && <Canvas of={home.moduleExport} sourceState="none" />}
      <Unstyled>
        <div className={surfaceRoot} data-oja-theme="light">
          <StoryLinks title="Live" stories={stories} />
          <h2>Every page</h2>
          {pages.map((page) => (
            <figure key={page} className={styles.state}>
              <div className={styles.pair}>
                {screenshotSizes.map(([scheme, width]) => (
                  <span key={scheme} className={styles.shot} style={{ flexGrow: width }}>
                    <img
                      className={styles.image}
                      src={`./screens/${screenshotOf(page, scheme, width)}.png`}
                      alt={`${plainName(page)}, ${width} px, ${scheme}`}
                      loading="lazy"
                    />
                  </span>
                ))}
              </div>
              <figcaption className={styles.caption}>{plainName(page)}</figcaption>
            </figure>
          ))}
        </div>
      </Unstyled>
    </>
  );
}
