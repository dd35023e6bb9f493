/** A checklist of what to do on the table, under its title. The ticks are reset when the list changes. */
export function TodoList({ label, todos }: { label: string; todos: readonly string[] }) {
  return (
    <section class="todo" aria-label={label} key={todos.join('\n')}>
      <h2>{label}</h2>
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
