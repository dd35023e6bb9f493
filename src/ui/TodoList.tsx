/** A checklist of what to do on the table. The checked items are reset when the list changes. */
export function TodoList({ label, todos }: { label: string; todos: readonly string[] }) {
  return (
    <ul class="todo" aria-label={label} key={todos.join('\n')}>
      {todos.map((todo) => (
        <li key={todo}>
          <label>
            <input type="checkbox" />
            {todo}
          </label>
        </li>
      ))}
    </ul>
  );
}
