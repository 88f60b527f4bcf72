/** Which page is shown: plain paths, the browser's own history. */

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  go(target: string, replace = false): void {
    if (replace) history.replaceState(null, "", target);
    else history.pushState(null, "", target);
    this.read();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

const NOT_OURS = /^\/(api|docs)(\/|$)/; // the server answers these itself

/** Lets links inside the site change the page without reloading it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (NOT_OURS.test(link.pathname) || link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
