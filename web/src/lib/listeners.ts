interface Listeners {
  /** Calls `listener` at each `notify` until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

/** The listeners of a store outside React; `subscribe` has the form that `useSyncExternalStore` expects. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
