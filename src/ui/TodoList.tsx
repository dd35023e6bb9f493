import type { ComponentChildren } from 'preact';

interface Props {
  readonly label: string;
  readonly todos: readonly string[];
  /** A button beside the title. */
  readonly action?: ComponentChildren;
}

/** A checklist of what to do on the table, under its title. The ticks are reset when the list changes. */
export function TodoList({ label, todos, action }: Props) {
  return (
    <section class="todo" aria-label={label} key={todos.join('\n')}>
      <header>
        <h2>{label}</h2>
        {action}
      </header>
      <ul>
        {todos.map((todo) => (
          <li key={todo}>
            <label>
              <input type="checkbox" />
              <span>{todo}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
