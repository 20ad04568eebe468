/** The layout's `<main>` bears this id and `tabIndex={-1}`, so that focus can be sent there. */
export const MAIN_ID = 'main';
/** The footer's links: where menus lead when there are no scripts. */
export const FOOTER_NAV_ID = 'footer-nav';
