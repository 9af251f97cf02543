/**
 * The strictest policy under which the widget still sells: scripts and calls only from this site and Oja's origin, no
 * inline script or style, and no string that becomes markup or script.
 */
export function contentSecurityPolicy(ojaOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src ${ojaOrigin} 'self'`,
    `connect-src ${ojaOrigin} 'self'`,
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /csp-report',
  ].join('; ');
}
