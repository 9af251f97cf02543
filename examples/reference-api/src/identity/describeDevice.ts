import { isIP } from 'node:net';
import { clampText } from '@oja/core';
import { addressGroup } from '../limits/addressGroup.ts';

type Names = readonly (readonly [mark: RegExp, name: string])[];

/** The first match wins: most browsers also name the browser that they derive from. */
const browsers: Names = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Opera Mini|OPR\/|OPiOS|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/PHX\//, 'Phoenix'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: Names = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/KAIOS/, 'KaiOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (userAgent: string, names: Names) => names.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** Returns the names in a user agent, such as "Chrome" and "Android"; `null` for an unlisted one. */
export const describeBrowser = (
  userAgent: string,
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});

const LONGEST = 60;

/**
 * Returns the place of a sign-in, precise enough for agents to recognise their own: the town that the edge proxy
 * names, else the network without the end of the address ("102.89.23.x", "2001:db8:1::/48"), else `null`.
 */
export function describePlace(town: string, address: string): string | null {
  const named = clampText(town.trim(), LONGEST);
  if (/^[\p{L}\p{M} .,'’-]+$/u.test(named)) return named;
  const group = addressGroup(address);
  if (isIP(group) === 4) return group.replace(/\d+$/, 'x');
  return group.endsWith('::/64') ? `${group.split(':').slice(0, 3).join(':')}::/48` : null;
}
