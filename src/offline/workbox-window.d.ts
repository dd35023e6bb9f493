// The smallest build of the package, which has no types of its own: 1.1 kB compressed; its default entry for
// old browsers has 2.1 kB.
declare module 'workbox-window/build/workbox-window.prod.mjs' {
  export { messageSW, Workbox } from 'workbox-window';
}
